/** The package declares no types. */
declare module "dcmjs" {
  interface DicomDict {
    dict: unknown;
    write(options?: { fragmentMultiframe?: boolean }): ArrayBuffer;
  }

  interface Dcmjs {
    data: {
      DicomDict: new (meta: unknown) => DicomDict;
      DicomMetaDictionary: { denaturalizeDataset(dataset: object): unknown };
    };
    log: { disableAll(): void };
  }

  const dcmjs: Dcmjs;
  export default dcmjs;
}
