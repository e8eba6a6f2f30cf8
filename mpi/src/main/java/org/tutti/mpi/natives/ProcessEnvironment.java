package org.tutti.mpi.natives;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.function.Consumer;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.CStrings;
import org.tutti.mpi.natives.linker.NativeLinker;

/**
 * Settings that communication libraries read from the process's environment when they are loaded.
 * The JVM catches SIGSEGV to turn null checks into exceptions; a library that takes the signal over
 * kills the JVM at the first one.
 */
final class ProcessEnvironment {
  private static final String UCX_SIGNALS = "UCX_ERROR_SIGNALS";

  /** UCX without SIGSEGV, and no stack traces by PSM and PSM2, which install handlers for them. */
  private static final Map<String, String> SETTINGS =
      Map.of(
          UCX_SIGNALS, "SIGILL,SIGBUS,SIGFPE", "IPATH_NO_BACKTRACE", "1", "HFI_NO_BACKTRACE", "1");

  private final NativeLinker linker;
  private final CFunction setenv;

  ProcessEnvironment(NativeLinker linker) {
    this.linker = linker;
    this.setenv = CFunction.of(linker.standardLibrary(), "setenv");
  }

  /** Sets what the user has not set, and warns of a user's value that will kill the JVM. */
  void prepare(Map<String, String> environment, Consumer<String> warnings) {
    SETTINGS.forEach(
        (name, value) -> {
          if (!environment.containsKey(name)) {
            set(name, value);
          }
        });
    String signals = environment.getOrDefault(UCX_SIGNALS, "");
    if (signals.contains("SIGSEGV")) {
      warnings.accept(
          MpiProblem.SIGNAL_HANDLER_CONFLICT.message(
              UCX_SIGNALS
                  + "="
                  + signals
                  + " makes UCX handle SIGSEGV instead of the JVM, which may crash at a null check.",
              "Leave the variable unset, or remove SIGSEGV from it."));
    }
  }

  private void set(String name, String value) {
    ByteBuffer nameText = CStrings.encode(name);
    ByteBuffer valueText = CStrings.encode(value);
    try {
      if ((int) setenv.call(linker.addressOf(nameText), linker.addressOf(valueText), 1) != 0) {
        throw new IllegalStateException("setenv refused " + name);
      }
    } finally {
      Reference.reachabilityFence(nameText);
      Reference.reachabilityFence(valueText);
    }
  }
}
