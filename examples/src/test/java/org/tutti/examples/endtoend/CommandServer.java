package org.tutti.examples.endtoend;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintStream;
import org.tutti.cli.Main;

/**
 * Runs commands of Tutti in one JVM, which takes a fraction of the time of one JVM for each. {@link
 * CommandSession} sends the arguments of each command and receives its exit status and output.
 */
final class CommandServer {
  private CommandServer() {}

  public static void main(String[] none) throws IOException {
    DataInputStream requests = new DataInputStream(System.in);
    DataOutputStream answers = new DataOutputStream(System.out);
    while (true) {
      String[] arguments;
      try {
        arguments = new String[requests.readInt()];
      } catch (EOFException noMore) {
        return;
      }
      for (int index = 0; index < arguments.length; index++) {
        arguments[index] = requests.readUTF();
      }
      answer(arguments, answers);
    }
  }

  private static void answer(String[] arguments, DataOutputStream answers) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    System.setOut(new PrintStream(output, true, UTF_8));
    System.setErr(new PrintStream(errors, true, UTF_8));
    int status = Main.rank(System.getenv(), arguments);
    System.out.flush();
    System.err.flush();
    answers.writeInt(status);
    for (ByteArrayOutputStream text : new ByteArrayOutputStream[] {output, errors}) {
      answers.writeInt(text.size());
      text.writeTo(answers);
    }
    answers.flush();
  }
}
