import { zodResolver } from '@hookform/resolvers/zod';
import { testRideSchema } from './test-ride-schema';

/** Checks the request for a test ride as react-hook-form wants it; loaded late. */
export const resolveTestRide = zodResolver(testRideSchema);
