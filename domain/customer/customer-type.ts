export type UserGroup = { id: string; title: string };

/** The group that marks a b2b customer (Spec §3, §9). */
export const b2bGroupId = 'oxiddealer';

export type CustomerType = 'b2b' | 'b2c';

/** b2b for members of the dealer group, b2c for everybody else (Spec §3). */
export function customerTypeOf(groups: readonly Pick<UserGroup, 'id'>[]): CustomerType {
  return groups.some((group) => group.id === b2bGroupId) ? 'b2b' : 'b2c';
}
