import { open, readdir } from "node:fs/promises"
import { join } from "node:path"

/** Calls fsync on a file or directory, so that it survives a power cut. Windows has no such call for a directory. */
export async function syncPath(path: string): Promise<void> {
  if (process.platform === "win32") return
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** Calls fsync on a directory and everything in it. */
export async function syncTree(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true })
  const paths = [directory, ...names.map((name) => join(directory, name))]
  const worker = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await syncPath(path)
  }
  // Several at a time, because the file system's journal writes them together.
  await Promise.all(Array.from({ length: 8 }, worker))
}
