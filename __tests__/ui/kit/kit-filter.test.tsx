/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { KitFilter } from "@/components/kit/kit-filter"
import kit from "@/messages/en/kit.json"
import ui from "@/messages/en/ui.json"

const pages = {
  Alerts: "alerts components closable",
  Progress: "progress components stacked",
  Écran: "ecran page layouts",
}

beforeEach(() => window.history.replaceState(null, "", "/kit"))

function open(initial = "") {
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ ui, kit }}>
      <KitFilter texts={Object.values(pages)} initial={initial}>
        <ul>
          {Object.entries(pages).map(([title, words]) => (
            <li key={title} data-words={words}>
              {title}
            </li>
          ))}
        </ul>
      </KitFilter>
    </NextIntlClientProvider>,
  )
}
const shown = () => screen.queryAllByRole("listitem").map((item) => item.textContent)
const field = () => screen.getByRole("searchbox", { name: "Filter by name or example" })

test("the index shows all pages, and those with all typed words, in any order, case and accents", async () => {
  open()
  expect([shown(), screen.getByRole("status").textContent]).toEqual([Object.keys(pages), "3 pages"])
  await userEvent.type(field(), "STACKED prog")
  expect([shown(), screen.getByRole("status").textContent]).toEqual([["Progress"], "1 page"])
  await userEvent.clear(field())
  await userEvent.type(field(), "écran")
  expect(shown()).toEqual(["Écran"])
})

test("the URL holds the filter, so that it survives a reload", async () => {
  open()
  await userEvent.type(field(), "alert")
  expect(window.location.search).toBe("?q=alert")
  await userEvent.clear(field())
  expect(window.location.search).toBe("")
})

test("a filter from the URL applies at once, and without a match it can be cleared", async () => {
  open("nothing fits this")
  expect(shown()).toEqual([])
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }))
  expect(shown()).toHaveLength(3)
})

test("characters with a meaning in CSS are no part of the filter", async () => {
  open('"]{} </style> alerts')
  expect(shown()).toEqual([])
  await userEvent.clear(field())
  await userEvent.type(field(), 'alerts"')
  expect(shown()).toEqual(["Alerts"])
})
