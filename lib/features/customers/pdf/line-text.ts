import type { Translate } from "@/lib/core/i18n/translator"
import type { CustomerStatement } from "../schema/statement"
import { statementKind } from "../values"

/** Says what a line of a statement is. */
export function lineText(t: Translate, { kind, memo, isReversal }: CustomerStatement["lines"][number]): string {
  const what = t(`kinds.${statementKind(kind)}`)
  const text = isReversal ? t("kinds.reversal", { kind: what }) : what
  return memo === "" ? text : `${text} · ${memo}`
}
