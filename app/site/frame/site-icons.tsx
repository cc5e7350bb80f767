import icon32Url from "#app/images/icons/icon-32.png?url";
import icon180Url from "#app/images/icons/icon-180.png?url";
import { useSite } from "../site.ts";
import { themeColour } from "./theme-colour.ts";

export function SiteIcons() {
  const { clinic, icones } = useSite();
  return (
    <>
      {!icones && (
        <>
          <link href={icon32Url} rel="icon" sizes="32x32" type="image/png" />
          <link href={icon180Url} rel="apple-touch-icon" />
        </>
      )}
      <link href="/site.webmanifest" rel="manifest" />
      <meta content={themeColour(clinic.cores_principais)} name="theme-color" />
    </>
  );
}
