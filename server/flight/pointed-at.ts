import { isElement } from './still-element';

/** A path into a row's model, as the data writes it where the same thing stands a second time. */
const path = /^\$([\da-f]+)((?::\w+)+)$/;
/** A row's model in the place of a value. */
const reference = /^\$L?([\da-f]+)$/;

const elementParts = ['', 'type', 'key', 'props'];

/**
 * Everything that something else in the data points into, all around it included: it has to stay what it is. Null when a path leads
 * nowhere that is known here.
 */
export function pointedAt(models: ReadonlyMap<string, unknown>): Set<unknown> | null {
  const around = new Set<unknown>();

  function follow(id: string, names: readonly string[]): boolean {
    let value = models.get(id);
    for (const name of names) {
      while (typeof value === 'string') {
        const row = reference.exec(value)?.[1];
        if (row === undefined) return false;
        value = models.get(row);
      }
      if (typeof value !== 'object' || value === null) return false;
      around.add(value);
      const key = isElement(value) ? String(elementParts.indexOf(name)) : name;
      value = (value as Record<string, unknown>)[key];
    }
    return value !== undefined;
  }

  function look(value: unknown): boolean {
    if (typeof value === 'string') {
      const [, id = '', names = ''] = path.exec(value) ?? [];
      return id === '' || follow(id, names.slice(1).split(':'));
    }
    return typeof value !== 'object' || value === null || Object.values(value).every(look);
  }

  return [...models.values()].every(look) ? around : null;
}
