package org.tutti.cli.option;

import picocli.CommandLine.Option;

/** Whether a results directory may decide what is started. */
public final class TrustOption {
  @Option(
      names = "--trust-programs",
      description =
          "Start the programs that the directory names (java, benchmarks, launcher, library,"
              + " remote shell, with their options) even if you have not named them in an"
              + " earlier command.")
  private boolean trusted;

  public boolean isGiven() {
    return trusted;
  }
}
