import { Messages } from "@/components/layout/messages"
import { DescriptionList } from "@/components/ui/description-list"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { intlLocale, languageOf } from "@/lib/core/i18n/intl-locale"
import { translator } from "@/lib/core/i18n/translator"
import { money } from "@/lib/core/money"
import type { BankBag } from "@/lib/features/bank-bags/schema"
import { PrintBar } from "./print-bar"

/** The paying-in slip of a bag, in the language of the business. */
export async function SlipScreen({ bag }: { bag: BankBag }) {
  const { slip, currency, pieces, events } = bag
  const language = languageOf(slip.language)
  const t = await translator(language, "bank-bags")
  const text = (amount: number) => money(amount, currency, language)
  const date = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: "long", timeZone: "UTC" })
  const witness = events.find(({ kind }) => kind === "sealed")?.witness ?? ""
  const items = [
    { term: t("slip.depositor"), value: `${slip.legalName} · ${bag.shopName}` },
    { term: t("slip.account"), value: [slip.accountName, slip.iban, slip.bic].filter(Boolean).join(" · ") },
    { term: t("slip.bag"), value: bag.number },
    { term: t("slip.number"), value: bag.slipNumber },
    { term: t("slip.seal"), value: bag.sealNumber },
    { term: t("slip.date"), value: date.format(new Date(bag.preparedAt)) },
    { term: t("slip.preparedBy"), value: bag.preparedBy.name },
    { term: t("slip.witness"), value: witness },
  ]
  return (
    <main className="mx-auto max-w-3xl p-3 sm:p-6 print:max-w-none print:p-0">
      <Messages of={["bank-bags"]}>
        <PrintBar id={bag.id} />
      </Messages>
      <article
        lang={intlLocale(language)}
        dir="ltr"
        className="space-y-6 rounded-card border border-line bg-card p-5 sm:p-8 print:border-0 print:p-0"
      >
        <h1 className="font-semibold text-heading">{t("slip.title")}</h1>
        <DescriptionList items={items} />
        <Table label={t("slip.title")} density="compact">
          <THead>
            <TR>
              <TH>{t("slip.face")}</TH>
              <TH numeric>{t("slip.pieces")}</TH>
              <TH numeric>{t("slip.amount")}</TH>
            </TR>
          </THead>
          <TBody>
            {pieces.map(({ value, pieces: of, amount }) => (
              <TR key={value}>
                <TD>{text(value)}</TD>
                <TD numeric>{of}</TD>
                <TD numeric>{text(amount)}</TD>
              </TR>
            ))}
            <TR>
              <TD className="font-semibold">{t("slip.total")}</TD>
              <TD />
              <TD numeric className="font-semibold">
                {text(bag.amount)}
              </TD>
            </TR>
          </TBody>
        </Table>
        <p className="mt-16 w-64 border-ink border-t pt-1 text-dense">{t("slip.signature")}</p>
      </article>
    </main>
  )
}
