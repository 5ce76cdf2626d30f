/** Where the carrier tells how far a parcel has come; an empty text without a number. UPS numbers begin with 1Z, the rest is DHL's. */
export function trackingUrl(trackingNumber: string): string {
  if (trackingNumber === '') return '';
  const number = encodeURIComponent(trackingNumber);
  return /^1Z[0-9A-Z]{16}$/i.test(trackingNumber)
    ? `https://www.ups.com/track?tracknum=${number}`
    : `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=${number}`;
}
