import { useTranslations } from "next-intl"
import { Card, CardHeader } from "@/components/ui/card"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"

interface Doc {
  name: string
  text: string
  props: { name: string; type: string; isRequired: boolean; initial?: string; text: string }[]
}

const columns = ["name", "type", "initial", "about"] as const

/** The props of each component on a page, in English because they come from the source code. */
export function PropsDocs({ docs }: { docs: Doc[] }) {
  const t = useTranslations("kit.props")
  if (docs.length === 0) return null
  return (
    <Card className="mt-5" aria-labelledby="props-title">
      <CardHeader title={t("title")} titleId="props-title" subtitle={t("text")} />
      {docs.map((doc) => (
        // Code reads the same way in every language.
        <div key={doc.name} dir="ltr" className="border-line border-t py-4">
          <h3 className="px-5 font-mono font-semibold text-ink text-sm">{doc.name}</h3>
          <p lang="en" className="px-5 pb-3 text-dense text-ink-muted">
            {doc.props.length > 0 ? doc.text : doc.text || t("none")}
          </p>
          {doc.props.length > 0 && (
            <Table label={t("of", { name: doc.name })} density="compact" focusable>
              <THead>
                <TR>
                  {columns.map((column) => (
                    <TH key={column}>{t(column)}</TH>
                  ))}
                </TR>
              </THead>
              <TBody lang="en">
                {doc.props.map((prop) => (
                  <TR key={prop.name}>
                    <TD className="whitespace-nowrap font-mono text-xs">
                      {prop.name}
                      {prop.isRequired && (
                        <span className="text-danger-text" title={t("required")}>
                          <span aria-hidden="true"> *</span>
                          <span className="sr-only"> ({t("required")})</span>
                        </span>
                      )}
                    </TD>
                    <TD className="min-w-40 font-mono text-ink-muted text-xs">{prop.type}</TD>
                    <TD className="whitespace-nowrap font-mono text-ink-muted text-xs">{prop.initial}</TD>
                    <TD className="min-w-56 text-ink-muted">{prop.text}</TD>
                  </TR>
                ))}
              </TBody>
            </Table>
          )}
        </div>
      ))}
    </Card>
  )
}
