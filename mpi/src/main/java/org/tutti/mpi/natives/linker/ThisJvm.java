package org.tutti.mpi.natives.linker;

import java.util.function.Supplier;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.TuttiException;

/** The linker of this JVM, made once: each links the functions that it needs for itself. */
final class ThisJvm {
  private static final ThisJvm INSTANCE = new ThisJvm(ThisJvm::make);

  private static final String ANOTHER_WAY = "; or use JDK 22 or later, which needs no JNA.";

  private final NativeLinker linker;
  private final Throwable failure;

  /**
   * @param maker makes the linker, unless there is a reason for which it cannot
   */
  ThisJvm(Supplier<NativeLinker> maker) {
    NativeLinker made = null;
    Throwable thrown = null;
    try {
      made = maker.get();
    } catch (VirtualMachineError e) {
      throw e;
    } catch (RuntimeException | Error e) {
      // JNA throws linkage errors, errors of no special type, and at its second use others.
      thrown = e;
    }
    this.linker = made;
    this.failure = thrown;
  }

  /**
   * That linker.
   *
   * @throws TuttiException if JNA cannot be loaded
   */
  static NativeLinker find() {
    return INSTANCE.get();
  }

  NativeLinker get() {
    if (failure != null) {
      String why = String.valueOf(failure.getMessage());
      throw MpiProblem.NATIVE_CALLS_IMPOSSIBLE.error(
          "JNA, through which JDKs before 22 call the MPI library, cannot be loaded: "
              + failure.getClass().getSimpleName()
              + ": "
              + why.strip().lines().findFirst().orElse("").replaceAll("[.:]+$", "")
              + ".",
          remedy(failure, why),
          failure);
    }
    return linker;
  }

  private static String remedy(Throwable failure, String why) {
    if (failure instanceof NoClassDefFoundError
        && why.replace('.', '/').contains("com/sun/jna")
        && !why.contains("initialize")) {
      return "Add jna, a dependency of tutti-runtime, to the class path" + ANOTHER_WAY;
    }
    if (System.getProperty("java.class.path", "").contains("!")) {
      return "The class path has an exclamation mark, which the JDK takes for the end of a jar's"
          + " name: rename that directory or move the jar"
          + ANOTHER_WAY;
    }
    if (why.contains("incompatible JNA native library")) {
      return "Another version of it is installed: omit jna.boot.library.path, or give the JVM"
          + " -Djna.nosys=true"
          + ANOTHER_WAY;
    }
    if (why.contains("not found in resource path")) {
      return "Its jar has no native code for this machine, or -Djna.nounpack=true keeps it"
          + " packed: use the jar as its authors publish it"
          + ANOTHER_WAY;
    }
    return "It unpacks native code into "
        + System.getProperty("jna.tmpdir", "a directory of java.io.tmpdir")
        + ", which must be writable and not mounted noexec: give the JVM -Djna.tmpdir=DIRECTORY (with"
        + " run --jvm-option=-Djna.tmpdir=DIRECTORY)"
        + ANOTHER_WAY;
  }

  private static NativeLinker make() {
    if (Runtime.version().feature() >= ForeignLinker.FIRST_FEATURE_RELEASE) {
      return new ForeignLinker();
    }
    if (hasNoHome(System.getProperty("user.home", ""))) {
      System.getProperties().putIfAbsent("jna.tmpdir", System.getProperty("java.io.tmpdir"));
    }
    return JniLinker.find().orElseGet(JnaLinker::new);
  }

  /**
   * Whether JNA would make its directory in the current one: the home directory of a user without
   * an entry in /etc/passwd is {@code ?}.
   */
  static boolean hasNoHome(String home) {
    return !home.startsWith("/");
  }
}
