package org.tutti.bench.fidelity;

import java.util.List;
import org.tutti.campaign.launch.JavaProgram;

/** Prints how the driver starts a rank's JVM, without class path and main class. */
public final class RankCommand {
  private RankCommand() {}

  public static void main(String[] arguments) {
    JavaProgram program = JavaProgram.ofThisJvm("Main", List.of());
    System.out.println(program.java() + " " + String.join(" ", program.virtualMachineOptions()));
  }
}
