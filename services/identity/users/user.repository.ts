import type { Selectable, Updateable } from 'kysely';
import type { Database, Transaction } from '../../database/database';
import type { IdentityUserTable } from '../../database/tables/identity-tables';
import type { PasswordVerifier } from '../sign-in/srp';
import { type UserAttributes, userAttributesSchema } from './user-attributes';

export interface User extends PasswordVerifier {
  /** The `sub` claim of the user's tokens. */
  id: string;
  /** Email address in lower case. */
  email: string;
  isEmailVerified: boolean;
  pendingEmail: string | null;
  isConfirmed: boolean;
  attributes: UserAttributes;
  createdAt: number;
}

type Reader = Database | Transaction;

/** Returns the user with this email address (lower case), or null. */
export async function findUserByEmail(db: Reader, email: string): Promise<User | null> {
  const row = await db
    .selectFrom('identity_user')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

export async function findUser(db: Reader, id: string): Promise<User | null> {
  const row = await db
    .selectFrom('identity_user')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

/** Inserts a user. Throws when the email address is in use. */
export async function insertUser(trx: Reader, user: User): Promise<void> {
  await trx
    .insertInto('identity_user')
    .values({
      id: user.id,
      email: user.email,
      email_verified: user.isEmailVerified ? 1 : 0,
      pending_email: user.pendingEmail,
      status: user.isConfirmed ? 'CONFIRMED' : 'UNCONFIRMED',
      salt: user.salt,
      verifier: user.verifier,
      attributes: JSON.stringify(user.attributes),
      created_at: user.createdAt,
      updated_at: user.createdAt,
    })
    .execute();
}

export async function updateUser(
  trx: Reader,
  id: string,
  columns: Updateable<IdentityUserTable>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('identity_user')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes a user with all related data. */
export async function removeUser(trx: Reader, id: string): Promise<void> {
  await trx.deleteFrom('identity_user').where('id', '=', id).execute();
}

function toUser(row: Selectable<IdentityUserTable>): User {
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.email_verified === 1,
    pendingEmail: row.pending_email,
    isConfirmed: row.status === 'CONFIRMED',
    salt: row.salt,
    verifier: row.verifier,
    attributes: userAttributesSchema.parse(JSON.parse(row.attributes)),
    createdAt: row.created_at,
  };
}
