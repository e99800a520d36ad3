import clsx from "clsx"
import type { ComponentProps } from "react"
import "./rich-text.css"

interface Props extends Omit<ComponentProps<"div">, "children" | "dangerouslySetInnerHTML"> {
  /** Sanitised by the endpoint that returned it. */
  html: string
}

/** Formatted text to read, without the code of the editor. */
export const FormattedText = ({ html, className, ...props }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the endpoints sanitise it on write and on read
  <div {...props} className={clsx("rich-text", className)} dangerouslySetInnerHTML={{ __html: html }} />
)
