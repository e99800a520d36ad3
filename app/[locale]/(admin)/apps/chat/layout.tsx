import "@/app/styles/chat.css"

export { Bare as default } from "@/components/layout/bare"
