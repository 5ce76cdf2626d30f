/** Pages get their address decoded, so guards have to look at it decoded: emil%2Dpresale is emil-presale. What cannot be decoded stays. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
