import { saveFile } from "../save-file"

/** Downloads a table as `<name>.pdf` from the server. The first row is the header. @throws if the request fails */
export async function savePdf(name: string, table: (string | number)[][]): Promise<void> {
  const [header = [], ...rows] = table.map((cells) => cells.map(String))
  const response = await fetch("/api/kit/table-pdf", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
    body: JSON.stringify({ title: name, header, rows }),
  })
  if (!response.ok) throw new Error(`the PDF could not be rendered: ${response.status}`)
  saveFile(`${name}.pdf`, await response.blob())
}
