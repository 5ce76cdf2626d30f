export type Device = 'phone' | 'tablet' | 'desktop';

const tablet = /ipad|tablet|silk|playbook|kindle|android(?!.*mobi)/i;
const phone = /mobi|iphone|ipod|windows phone|blackberry|opera mini/i;

/** The kind of device a user agent names (Spec §9); desktop when it names none. iPads that pass for a Mac count as desktop. */
export function deviceOf(userAgent: string): Device {
  if (tablet.test(userAgent)) return 'tablet';
  return phone.test(userAgent) ? 'phone' : 'desktop';
}
