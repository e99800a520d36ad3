/** @jest-environment jsdom */
import { readRows } from "@/components/kit/sheets/read-rows"
import { unpackedSize } from "@/lib/core/files/unpacked-size"

const sheet = (text: string, name = "list.csv") => {
  const file = new File([text], name)
  // jsdom's files lack `text()` and `arrayBuffer()`.
  file.text = async () => text
  return readRows(file)
}

test.each([
  ["commas", "Name,City\nAnna,Hamburg\n"],
  ["semicolons", "Name;City\r\nAnna;Hamburg\r\n"],
  ["tabs and a byte order mark", "\ufeffName\tCity\nAnna\tHamburg"],
])("a text separated by %s is a table", async (_, text) => {
  expect(await sheet(text)).toEqual({ headers: ["Name", "City"], rows: [["Anna", "Hamburg"]] })
})

test("quotes may contain separators, quotes and line breaks; short rows are padded, empty lines skipped", async () => {
  expect(await sheet('Name,Note,More\n"Berger, Anna","says ""hello""\nand goes"\n\nLuc\n')).toEqual({
    headers: ["Name", "Note", "More"],
    rows: [
      ["Berger, Anna", 'says "hello"\nand goes', ""],
      ["Luc", "", ""],
    ],
  })
})

test("columns without a name, or with a duplicate one, get a unique name", async () => {
  expect((await sheet("Name,,Name\n1,2,3")).headers).toEqual(["Name", " 2", "Name 3"])
})

test("an unclosed quote is rejected", async () => {
  await expect(sheet('Name,City\n"Anna,Hamburg')).rejects.toThrow()
})

/** A zip file with one entry that claims the given unpacked size. */
function zip(unpacked: number): Uint8Array {
  const [entry, end] = [new DataView(new ArrayBuffer(46)), new DataView(new ArrayBuffer(22))]
  entry.setUint32(0, 0x02014b50, true)
  entry.setUint32(24, unpacked, true)
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, 1, true)
  return new Uint8Array([...new Uint8Array(entry.buffer), ...new Uint8Array(end.buffer)])
}

test("a workbook that would unpack to gigabytes is not opened", async () => {
  expect(unpackedSize(zip(1_000))).toBe(1_000)
  expect(unpackedSize(new Uint8Array(100))).toBe(Number.POSITIVE_INFINITY)
  const file = new File([], "bomb.xlsx")
  file.arrayBuffer = async () => zip(4_000_000_000).buffer as ArrayBuffer
  await expect(readRows(file)).rejects.toThrow("too large when unpacked")
})
