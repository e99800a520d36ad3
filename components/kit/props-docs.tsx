import { useTranslations } from "next-intl"
import { Card, CardHeader } from "@/components/ui/card"
import { CopyButton } from "@/components/ui/copy-button"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { propsAnchor } from "@/lib/kit/pages/anchors"
import type { ComponentDoc } from "@/lib/kit/pages/component-doc"
import { AnchorTitle } from "./anchor-title"

const columns = ["name", "type", "initial", "about"] as const

/** The props of each component on a page, in English because they come from the source code. */
export function PropsDocs({ docs }: { docs: ComponentDoc[] }) {
  const t = useTranslations("kit.props")
  const kit = useTranslations("kit")
  if (docs.length === 0) return null
  return (
    <Card id={propsAnchor} className="mt-5 target:border-brand-mark" aria-labelledby="props-title">
      <CardHeader
        title={<AnchorTitle id={propsAnchor}>{t("title")}</AnchorTitle>}
        titleId="props-title"
        subtitle={t("text")}
      />
      {docs.map((doc) => (
        // Code reads the same way in every language.
        <div key={doc.name} dir="ltr" className="border-line border-t py-4">
          <h3 className="px-5 font-mono font-semibold text-ink text-sm">{doc.name}</h3>
          <div className="mx-5 my-2 flex w-fit max-w-[calc(100%-2.5rem)] items-center gap-2 rounded-control bg-sunken ps-3 pe-1">
            <code className="min-w-0 overflow-x-auto whitespace-nowrap py-1.5 font-mono text-ink text-xs">
              {doc.importLine}
            </code>
            <CopyButton
              text={doc.importLine}
              label={t("copyImport", { name: doc.name })}
              done={kit("copied")}
              failed={kit("copyFailed")}
            />
          </div>
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
                    <TD className="min-w-40 font-mono text-ink-muted text-xs">
                      {prop.type}
                      {prop.shapes.map((shape) => (
                        <span key={shape.name} className="mt-1 block text-ink-faint">
                          {shape.name}: {shape.text}
                        </span>
                      ))}
                    </TD>
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
