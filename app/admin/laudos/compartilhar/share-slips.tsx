import { QrCode } from "#app/ui/qr-code.tsx";
import { type SlipClinic, SlipCode, SlipSheet } from "../slip/slip-sheet.tsx";
import type { SharesAnswer } from "./answer-shares.server.ts";

interface ShareSlipsProps {
  clinic: SlipClinic;
  criado: NonNullable<SharesAnswer["criado"]>;
  iniciais: string;
}

export function ShareSlips({ clinic, criado, iniciais }: ShareSlipsProps) {
  const { codigo, senha, ate, endereco, qr } = criado;
  return (
    <div className="flex flex-wrap gap-4 print:block">
      <SlipSheet {...clinic} label="Papel do link">
        <p className="text-[4.2mm] font-semibold">Laudo para o seu médico</p>
        <p>
          Paciente <strong className="font-semibold">{iniciais}</strong> Vale até{" "}
          <strong className="font-semibold tabular-nums">{ate}</strong>.
        </p>
        <QrCode className="mx-auto w-[62mm]" label="QR code do link" qr={qr} />
        <SlipCode code={codigo} label="Código" />
        <ol className="mt-auto grid list-decimal gap-[0.8mm] pl-[4.5mm]">
          <li>Aponte a câmera para o QR code, ou abra {endereco} e digite o código.</li>
          <li>Informe o seu nome e a senha, que está no outro papel.</li>
          <li>O paciente pode encerrar este link quando quiser.</li>
        </ol>
      </SlipSheet>
      <SlipSheet {...clinic} label="Papel da senha">
        <p className="text-[4.2mm] font-semibold">Senha do laudo para o seu médico</p>
        <p>
          Paciente <strong className="font-semibold">{iniciais}</strong> Vale até{" "}
          <strong className="font-semibold tabular-nums">{ate}</strong>.
        </p>
        <p className="my-auto text-center">
          <span className="block text-[#444]">Senha</span>
          <strong className="text-[12mm]/[1.2] font-semibold tracking-[0.12em] tabular-nums">
            {senha}
          </strong>
        </p>
        <ol className="mt-auto grid list-decimal gap-[0.8mm] pl-[4.5mm]">
          <li>Guarde este papel separado do outro, e não fotografe os dois juntos.</li>
          <li>Depois de cinco senhas erradas o link termina.</li>
        </ol>
      </SlipSheet>
    </div>
  );
}
