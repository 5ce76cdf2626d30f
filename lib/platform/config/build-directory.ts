/** Where Next keeps its build; another folder lets a second server run beside the first. */
export const buildDirectory = process.env.NEXT_DIST_DIR ?? '.next';
