/** Where the carrier tells how far a parcel has come; an empty text without a number. Blanks and hyphens in it are for the eye. UPS numbers begin with 1Z, the rest is DHL's. */
export function trackingUrl(trackingNumber: string): string {
  const bare = trackingNumber.replace(/[\s-]/g, '');
  if (bare === '') return '';
  const number = encodeURIComponent(bare);
  return /^1Z[0-9A-Z]{16}$/i.test(bare)
    ? `https://www.ups.com/track?tracknum=${number}`
    : `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=${number}`;
}
