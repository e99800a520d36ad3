import { Placeholder } from "@tiptap/extensions"
import StarterKit from "@tiptap/starter-kit"
import { isLinkAddress } from "./link-address"

/** Editor extensions that match the elements the server's sanitiser allows (lib/core/html.ts). */
export const extensions = (placeholder = "") => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      // Users cannot enter links to our own screens, but existing ones are kept.
      isAllowedUri: (address) => isLinkAddress(address) || /^\/(?![/\\])/.test(address),
      HTMLAttributes: { rel: "noopener noreferrer", target: "_blank" },
    },
    // An empty paragraph after a list or quote would be saved with the text.
    trailingNode: false,
  }),
  Placeholder.configure({ placeholder }),
]
