/** Set inside the process on requests of veloconnect: their query as it arrived (lib/server/api/stock-connect/raw-query). */
export const rawQueryHeader = 'x-raw-query';
