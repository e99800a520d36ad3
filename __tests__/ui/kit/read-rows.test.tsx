/** @jest-environment jsdom */
import { readRows } from "@/components/kit/sheets/read-rows"

const sheet = (text: string, name = "list.csv") => {
  const file = new File([text], name)
  // jsdom's files do not read themselves.
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

test("quotes hold separators, quotes and line breaks; short rows are filled, empty lines left out", async () => {
  expect(await sheet('Name,Note,More\n"Berger, Anna","says ""hello""\nand goes"\n\nLuc\n')).toEqual({
    headers: ["Name", "Note", "More"],
    rows: [
      ["Berger, Anna", 'says "hello"\nand goes', ""],
      ["Luc", "", ""],
    ],
  })
})

test("columns without a name, or with another's, get one of their own", async () => {
  expect((await sheet("Name,,Name\n1,2,3")).headers).toEqual(["Name", " 2", "Name 3"])
})

test("a quote that is never closed is no table", async () => {
  await expect(sheet('Name,City\n"Anna,Hamburg')).rejects.toThrow()
})
