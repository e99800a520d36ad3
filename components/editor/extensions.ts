import { Placeholder } from "@tiptap/extensions"
import StarterKit from "@tiptap/starter-kit"
import { isLinkAddress } from "./link-address"

/** What a text may hold: no more than the server lets through (lib/core/html.ts). */
export const extensions = (placeholder = "") => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      // Links to our own screens cannot be typed, but those that stand there stay.
      isAllowedUri: (address) => isLinkAddress(address) || /^\/(?![/\\])/.test(address),
      HTMLAttributes: { rel: "noopener noreferrer", target: "_blank" },
    },
    // An empty paragraph after a list or quote would be saved with the text.
    trailingNode: false,
  }),
  Placeholder.configure({ placeholder }),
]
