extension CommandText {
    /// The texts in Portuguese.
    static let portuguese: [CommandText: Phrase] = [
        .root: "Guarda suas mensagens em um cofre cifrado e pesquisável.",
        .rootDiscussion:
            "Importa conversas, guarda-as cifradas nesta máquina e volta a encontrar cada palavra. Nada sai da máquina: o programa não contém código de rede.",
        .initialize: "Cria um cofre.",
        .initializeDiscussion:
            "Gera chaves aleatórias, sela-as com a sua frase-passe e deixa ao lado uma cópia de recuperação. Deixe a frase vazia quando for pedida para que sejam geradas dez palavras. Um cofre existente nunca é tocado.",
        .unlock: "Mantém a chave à mão por algum tempo.",
        .unlockDiscussion:
            "A chave fica no chaveiro do núcleo, nunca no disco, e é esquecida quando o tempo acaba, com “whisper lock” e quando a máquina é desligada.",
        .lock: "Esquece a chave que “unlock” mantinha.",
        .doctor: "Mostra em que ambiente o programa roda e se o cofre está bem protegido.",
        .doctorDiscussion: "Funciona sem cofre e sem frase-passe.",
        .verify: "Verifica se o cofre está danificado.",
        .verifyDiscussion:
            "Verifica a base de dados, o índice de pesquisa, os contadores, os anexos e a cópia de recuperação. A cópia de recuperação é aberta se for dada uma frase-passe.",
        .optimize: "Acelerar a pesquisa depois de muitas pequenas alterações.",
        .optimizeDiscussion:
            "Junta as partes do índice de pesquisa e retira as palavras de mensagens apagadas onde uma eliminação foi interrompida. Nada do que se vê muda.",
        .backup: "Escreve uma cópia do cofre enquanto está em uso.",
        .backupDiscussion: "A cópia é um cofre próprio com a mesma frase-passe. Aparece inteira ou não aparece.",
        .restore: "Repõe um cofre a partir de uma cópia de segurança.",
        .restoreDiscussion: "Um cofre que esteja no lugar é guardado ao lado do reposto e nunca é apagado.",
        .rekey: "Muda a chave, a forma ou a frase-passe do cofre.",
        .rekeyDiscussion:
            "Sem opções, a base de dados recebe uma nova chave aleatória. Pode ser interrompido a qualquer momento: vale o estado antigo ou o novo.",
        .key: "Gerencia a chave do cofre.",
        .keyReveal: "Mostra a chave da base de dados para outros programas.",
        .keyRevealDiscussion:
            "Quem tiver a chave pode ler a base de dados para sempre, aconteça o que acontecer à frase-passe. Escreve só a chave na saída padrão e o modo de a usar na saída de erros.",
        .version: "Mostra a versão.",
        .help: "Explica um comando ou um assunto.",
        .manual: "Escreve as páginas do manual.",
    ]
}
