package org.tutti.mpi.natives.linker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Puts machine code into memory and makes that executable, for the few instructions that Java
 * cannot say and no C compiler is there to make.
 */
public final class MachineCode {
  private static final long PAGE = 4096;
  private static final int PROT_READ = 1;
  private static final int PROT_WRITE = 2;
  private static final int PROT_EXEC = 4;
  private static final int MAP_PRIVATE_ANONYMOUS = 0x22;
  private static final int NO_FILE = -1;
  private static final long MAP_FAILED = -1;
  private static final int HEXADECIMAL = 16;
  private static final MethodType SIGNATURE =
      MethodType.methodType(long.class, Collections.nCopies(6, long.class));

  private final NativeLinker linker;
  private final CFunction mmap;
  private final CFunction memcpy;
  private final CFunction mprotect;

  /** Works through the C library's {@code mmap} and {@code mprotect}. */
  public MachineCode(NativeLinker linker) {
    LinkedLibrary standard = linker.standardLibrary();
    this.linker = linker;
    this.mmap = CFunction.of(standard, "mmap");
    this.memcpy = CFunction.of(standard, "memcpy");
    this.mprotect = CFunction.of(standard, "mprotect");
  }

  /** Whether this machine is one that the project has code for: Linux on x86-64. */
  public static boolean isForThisMachine() {
    return System.getProperty("os.arch").equals("amd64")
        && System.getProperty("os.name").equals("Linux");
  }

  /**
   * A function of some code; empty where none can be executed.
   *
   * @param name for messages
   * @param digits the code in hexadecimal, with blanks between instructions
   */
  public Optional<CFunction> function(String name, String digits) {
    OptionalLong place = place(bytes(digits.replace(" ", "")));
    if (place.isEmpty()) {
      return Optional.empty();
    }
    Optional<MethodHandle> handle = linker.functionAt(place.getAsLong(), SIGNATURE);
    return handle.isPresent() ? Optional.of(new CFunction(name, handle.get())) : Optional.empty();
  }

  private static byte[] bytes(String digits) {
    byte[] code = new byte[digits.length() / 2];
    for (int at = 0; at < code.length; at++) {
      code[at] = (byte) Integer.parseInt(digits.substring(2 * at, 2 * at + 2), HEXADECIMAL);
    }
    return code;
  }

  /**
   * Where the code is from now on, for good, in a page of its own: writable while it is written,
   * executable afterward. Empty where the system forbids that, as a hardened one may.
   *
   * @param code at most 4096 bytes
   */
  public OptionalLong place(byte[] code) {
    ByteBuffer source = ByteBuffer.allocateDirect(code.length).put(code).flip();
    try {
      long page = mmap.call(0, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE_ANONYMOUS, NO_FILE, 0);
      if (page == MAP_FAILED) {
        return OptionalLong.empty();
      }
      memcpy.call(page, linker.addressOf(source), code.length);
      int status = (int) mprotect.call(page, PAGE, PROT_READ | PROT_EXEC);
      return status == 0 ? OptionalLong.of(page) : OptionalLong.empty();
    } finally {
      Reference.reachabilityFence(source);
    }
  }
}
