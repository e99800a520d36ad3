/** Downloads a file as if the user had clicked a link. */
export function saveFile(address: string, name = ""): void {
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
}
