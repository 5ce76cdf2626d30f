import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import type { StoredPicture } from '@/domain/picture/stored-picture';
import { listRegister, type RegisterRow } from './list-register';

/** A bicycle that stands beside a view. */
export type LoginPicture = {
  side: StoredPicture | null;
  drawing: string;
  name: string;
  colorName: string;
};

export type LoginPictures = Record<'signIn' | 'register' | 'confirm', LoginPicture | null>;

/** Three bicycles of different frames where there are as many, in the order of their names; null without any. */
export async function listLoginPictures(language: Language): Promise<LoginPictures> {
  const shown = (await listRegister(language)).filter(({ picture }) => picture !== null);
  const shapes = [...new Set(shown.map(({ shape }) => shape))];
  const chosen = shapes.flatMap((shape) => shown.find((bike) => bike.shape === shape) ?? []);
  const [signIn, register, confirm] = [...chosen, ...shown];
  return { signIn: toPicture(signIn), register: toPicture(register), confirm: toPicture(confirm) };
}

function toPicture(bike: RegisterRow | undefined): LoginPicture | null {
  if (!bike?.picture) return null;
  const { side, drawing, colorName } = bike.picture;
  return { side, drawing, name: bike.name, colorName };
}
