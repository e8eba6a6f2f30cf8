package org.tutti.mpi.natives;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.CStrings;
import org.tutti.mpi.natives.linker.NativeLinker;

/**
 * Settings that communication libraries read from the process's environment when they are loaded.
 * The JVM catches signals that its own compiled code causes: SIGSEGV to turn null checks into
 * exceptions, SIGFPE for divisions by zero, and SIGILL where it has replaced code that is running
 * (seen with JDK 25). A library that takes them over kills the JVM at the first null check or
 * division, and prints a stack trace where code was replaced.
 */
final class ProcessEnvironment {
  private static final String UCX_SIGNALS = "UCX_ERROR_SIGNALS";
  private static final List<String> SIGNALS_OF_THE_JVM =
      List.of("SIGSEGV", "SIGILL", "SIGFPE", "SIGBUS");

  /**
   * UCX without any signal, and no stack traces by PSM and PSM2, which install handlers for them.
   */
  private static final Map<String, String> SETTINGS =
      Map.of(UCX_SIGNALS, "", "IPATH_NO_BACKTRACE", "1", "HFI_NO_BACKTRACE", "1");

  private final NativeLinker linker;
  private final CFunction setenv;

  ProcessEnvironment(NativeLinker linker) {
    this.linker = linker;
    this.setenv = CFunction.of(linker.standardLibrary(), "setenv");
  }

  /** Sets what the user has not set, and warns of a user's value that disturbs the JVM. */
  void prepare(Map<String, String> environment, Consumer<String> warnings) {
    for (Map.Entry<String, String> setting : SETTINGS.entrySet()) {
      if (!environment.containsKey(setting.getKey())) {
        set(setting.getKey(), setting.getValue());
      }
    }
    String signals = environment.getOrDefault(UCX_SIGNALS, "");
    List<String> taken = new ArrayList<>();
    for (String signal : SIGNALS_OF_THE_JVM) {
      if (signals.contains(signal)) {
        taken.add(signal);
      }
    }
    if (!taken.isEmpty()) {
      warnings.accept(
          MpiProblem.SIGNAL_HANDLER_CONFLICT.message(
              UCX_SIGNALS
                  + "="
                  + signals
                  + " makes UCX handle "
                  + String.join(", ", taken)
                  + " instead of the JVM, which may print stack traces, or crash.",
              "Leave the variable unset, or remove them from it."));
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
