/** The parts of autocannon that the benchmark uses. The package has no types. */
declare module 'autocannon' {
  export interface Shots {
    url: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    connections?: number;
    /** In seconds. Ignored if `amount` (number of requests) is set. */
    duration?: number;
    amount?: number;
  }

  interface Hits {
    requests: { average: number };
    /** In ms. */
    latency: { mean: number; p50: number; p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(shots: Shots): Promise<Hits>;
}
