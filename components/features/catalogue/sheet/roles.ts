// The grid is no table of HTML, because its rows come and go, and has the focus itself: it names its active cell.

export const rowRole = (index: number) => ({ role: "row", "aria-rowindex": index })
export const cellRole = (role: "rowheader" | "columnheader", index: number) => ({
  role,
  "aria-colindex": index,
})
export const groupRole = { role: "rowgroup" }
