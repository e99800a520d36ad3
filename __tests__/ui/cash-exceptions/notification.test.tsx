import { render, screen } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { NotificationRow } from "@/components/features/notifications/row"
import { exceptionKinds } from "@/lib/features/cash-exceptions/values"
import de from "@/messages/de/shell.json"
import en from "@/messages/en/shell.json"
import fr from "@/messages/fr/shell.json"
import pt from "@/messages/pt/shell.json"

jest.mock("@/lib/core/i18n/navigation", () => ({
  Link: ({ prefetch: _, scroll: __, onNavigate: ___, ...rest }: Record<string, unknown>) => <a {...rest} />,
  useRouter: () => ({ prefetch: () => {} }),
}))

/** As the service names the kind in a notification. */
const selectorOf = (kind: string) => kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const show = (locale: string, shell: object, data: object) =>
  render(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={{ shell } as never}>
      <NotificationRow
        notification={{
          ...{ id: 1, kind: "cashException", link: "/business/exceptions", isRead: true },
          ...{ time: "2026-05-12T08:00:00.000Z", data: { title: "E-12", who: "Harbour", ...data } },
        }}
        onRead={() => {}}
      />
    </NextIntlClientProvider>,
  )

const languages: [string, object, string][] = [
  ["en-GB", en, "Cash needs attention"],
  ["de", de, "Beim Bargeld ist etwas zu klären"],
  ["fr", fr, "Des espèces demandent votre attention"],
  ["pt-PT", pt, "Há numerário que precisa de si"],
]

test.each(languages)("every kind of exception has its own text in %s", (locale, shell, other) => {
  const texts = exceptionKinds.map((kind) => {
    const { container, unmount } = show(locale, shell, { exception: selectorOf(kind) })
    const text = container.textContent ?? ""
    unmount()
    return text
  })
  expect(new Set(texts).size).toBe(exceptionKinds.length)
  for (const text of texts) {
    expect(text).toContain("Harbour")
    expect(text).not.toContain(other)
  }
})

test("a solved exception says who solved it", () => {
  const { unmount } = show("en-GB", en, { exception: "dropUnverified", solvedBy: "Ada" })
  expect(screen.getByText("Solved by Ada")).toBeInTheDocument()
  unmount()
  show("en-GB", en, { exception: "dropUnverified", solvedBy: "" })
  expect(screen.getByText("Solved")).toBeInTheDocument()
})
