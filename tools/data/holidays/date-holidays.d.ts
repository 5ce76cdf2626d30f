/**
 * Type declarations of date-holidays, limited to what is used. The package is only installed to regenerate the holiday
 * table.
 */
declare module 'date-holidays' {
  export default class Holidays {
    constructor(country?: string, part?: string);
    getHolidays(year: number): { date: string; type: string; rule: string }[];
    getStates(country: string): Record<string, string> | null;
  }
}
