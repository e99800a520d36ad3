/** Saves a table as `<name>.pdf`; the first row are the heads. */
export async function savePdf(name: string, table: (string | number)[][]): Promise<void> {
  const [{ jsPDF }, { autoTable }] = await Promise.all([import("jspdf"), import("jspdf-autotable")])
  const page = new jsPDF({ orientation: "landscape", unit: "pt", format: "a4" })
  const [heads = [], ...rows] = table
  page.text(name, 40, 40)
  autoTable(page, { head: [heads.map(String)], body: rows.map((cells) => cells.map(String)), startY: 54 })
  page.save(`${name}.pdf`)
}
