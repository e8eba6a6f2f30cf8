package org.tutti.cli;

import picocli.CommandLine.Option;

/** Whether a results directory may decide what is started. */
final class TrustOption {
  @Option(
      names = "--trust-programs",
      description =
          "Start what the directory names (java, benchmarks, launcher, library, remote shell, and"
              + " what decides about them) even if you have not named it in an earlier call.")
  private boolean trusted;

  boolean isGiven() {
    return trusted;
  }
}
