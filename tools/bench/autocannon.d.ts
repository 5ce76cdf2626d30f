/** Type declarations of autocannon, limited to what the benchmark uses. The package has none. */
declare module 'autocannon' {
  export interface Shots {
    url: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    connections?: number;
    /** Duration of the load in seconds. Ignored if `amount` (number of requests) is set. */
    duration?: number;
    amount?: number;
  }

  interface Hits {
    requests: { average: number };
    /** Response times in ms. */
    latency: { mean: number; p50: number; p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(shots: Shots): Promise<Hits>;
}
