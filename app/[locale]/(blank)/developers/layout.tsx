import "@/app/styles/developers.css"

export { Bare as default } from "@/components/layout/bare"
