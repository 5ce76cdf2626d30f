/** Time in ms after which a saved file is released. Releasing it right after the click breaks some browsers' downloads. */
const releaseMs = 60_000;

/** Saves a file through the browser, which may open it in a suitable program instead. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), releaseMs);
}
