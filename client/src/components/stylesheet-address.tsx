import { createContext, type ReactElement, type ReactNode, useContext } from "react";

const StylesheetAddress = createContext<string | null>(null);

/** Gives documents within the document the address of the site's stylesheet. */
export function StylesheetAddressProvider({
  address,
  children,
}: {
  address: string;
  children: ReactNode;
}): ReactElement {
  return <StylesheetAddress value={address}>{children}</StylesheetAddress>;
}

/** The site path of the stylesheet. Throws outside a provider. */
export function useStylesheetAddress(): string {
  const address = useContext(StylesheetAddress);
  if (address === null) {
    throw new Error("No StylesheetAddressProvider above this component");
  }
  return address;
}
