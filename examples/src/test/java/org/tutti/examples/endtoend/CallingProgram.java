package org.tutti.examples.endtoend;

import org.tutti.cli.Main;

/** A program of a user that measures after something else. */
final class CallingProgram {
  static final String SAID = "The program of the user begins.";

  private CallingProgram() {}

  public static void main(String[] arguments) {
    if (System.getenv("OMPI_COMM_WORLD_RANK").equals("0")) {
      System.out.println(SAID);
    }
    Main.main(arguments);
  }
}
