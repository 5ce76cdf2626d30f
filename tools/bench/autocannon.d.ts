/** What the bench uses of the package, which comes without types. */
declare module 'autocannon' {
  export interface Shots {
    url: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    connections?: number;
    /** Seconds; not looked at where there is an `amount` of requests. */
    duration?: number;
    amount?: number;
  }

  interface Hits {
    requests: { average: number };
    /** Milliseconds. */
    latency: { mean: number; p50: number; p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(shots: Shots): Promise<Hits>;
}
