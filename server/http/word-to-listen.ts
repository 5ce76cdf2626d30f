/** The line to the process that started this one, if there is one. */
type Line = Pick<NodeJS.Process, 'send' | 'on' | 'off'>;

/**
 * Says to the one who started this process that everything is loaded, and resolves when it answers that visitors may come
 * (scripts/support/storefronts); at once where nobody could answer.
 */
export function wordToListen(line: Line): Promise<void> {
  return new Promise((resolve) => {
    if (line.send === undefined) return resolve();
    const hear = (message: unknown) => {
      if (!isWord(message)) return;
      line.off('message', hear);
      resolve();
    };
    line.on('message', hear);
    line.send({ isPrepared: true });
  });
}

function isWord(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'mayListen' in message;
}
