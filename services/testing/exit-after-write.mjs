// Module for `node --import` that is loaded before a service. It kills the process, like a power failure, right after
// the nth committed write to a payment, provider or order table. The file named by the URL parameter `file` contains
// the number n; without the file nothing happens.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import Libsql from 'libsql';

const file = new URL(import.meta.url).searchParams.get('file') ?? '';
const concernsMoney =
  /^\s*(?:insert into|update|delete from) "(?:payment_attempt|payment_refund|payment_event|provider_object|provider_event|provider_call|order)"/i;

let isInside = false;
let hasWritten = false;

function countDown() {
  hasWritten = false;
  if (!existsSync(file)) return;
  const left = Number(readFileSync(file, 'utf8')) - 1;
  if (left > 0) return writeFileSync(file, String(left));
  rmSync(file);
  process.kill(process.pid, 'SIGKILL');
}

function noteAfter(sql) {
  if (/^begin/i.test(sql)) isInside = true;
  if (concernsMoney.test(sql)) hasWritten = true;
  if (/^(commit|rollback)/i.test(sql)) isInside = false;
  if (/^rollback/i.test(sql)) hasWritten = false;
  if (!isInside && hasWritten) countDown();
}

const { prepare } = Libsql.prototype;

Libsql.prototype.prepare = function prepareAndNote(sql) {
  const statement = prepare.call(this, sql);
  for (const name of ['run', 'all']) {
    const original = statement[name].bind(statement);
    statement[name] = (...values) => {
      const result = original(...values);
      noteAfter(sql);
      return result;
    };
  }
  return statement;
};
