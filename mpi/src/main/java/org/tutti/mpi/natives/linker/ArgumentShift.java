package org.tutti.mpi.natives.linker;

import java.io.ByteArrayOutputStream;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Machine code that lets the JVM call a C function as if it were a native method. JNI hands two
 * arguments of its own over before those of the method; the code moves the method's integers and
 * pointers down by two places and jumps to the function, which returns to the JVM itself.
 *
 * <p>System V calling convention of x86-64: the first six integers lie in rdi, rsi, rdx, rcx, r8
 * and r9, the others on the stack from rsp + 8 on, in memory that belongs to the function called.
 * Floating-point numbers lie in registers of their own and stay where they are.
 */
final class ArgumentShift {
  private static final int[][] REGISTER_MOVES = {
    {0x48, 0x89, 0xd7}, // mov rdi, rdx
    {0x48, 0x89, 0xce}, // mov rsi, rcx
    {0x4c, 0x89, 0xc2}, // mov rdx, r8
    {0x4c, 0x89, 0xc9}, // mov rcx, r9
    {0x4c, 0x8b, 0x44, 0x24, 8}, // mov r8, [rsp + 8]
    {0x4c, 0x8b, 0x4c, 0x24, 16}, // mov r9, [rsp + 16]
  };
  private static final int STACK_DISTANCE = 16;
  private static final int LARGEST_ON_STACK = 12;
  private static final int FLOATING_POINT_REGISTERS = 8;

  private ArgumentShift() {}

  /**
   * The code in front of a function.
   *
   * @throws IllegalArgumentException if the signature has more arguments than it can move
   */
  static byte[] code(long function, MethodType signature) {
    long floating = signature.parameterList().stream().filter(ArgumentShift::isFloating).count();
    int integers = signature.parameterCount() - (int) floating;
    int onStack = Math.max(0, integers - REGISTER_MOVES.length);
    if (floating > FLOATING_POINT_REGISTERS || onStack > LARGEST_ON_STACK) {
      throw new IllegalArgumentException("too many arguments: " + signature);
    }
    ByteArrayOutputStream code = new ByteArrayOutputStream();
    for (int index = 0; index < Math.min(integers, REGISTER_MOVES.length); index++) {
      write(code, REGISTER_MOVES[index]);
    }
    for (int index = 1; index <= onStack; index++) {
      int to = index * Long.BYTES;
      write(code, 0x48, 0x8b, 0x44, 0x24, to + STACK_DISTANCE); // mov rax, [rsp + to + 16]
      write(code, 0x48, 0x89, 0x44, 0x24, to); // mov [rsp + to], rax
    }
    write(code, 0x49, 0xbb); // mov r11, function
    byte[] address = new byte[Long.BYTES];
    ByteBuffer.wrap(address).order(ByteOrder.LITTLE_ENDIAN).putLong(function);
    code.writeBytes(address);
    write(code, 0x41, 0xff, 0xe3); // jmp r11
    return code.toByteArray();
  }

  private static boolean isFloating(Class<?> type) {
    return type == double.class || type == float.class;
  }

  private static void write(ByteArrayOutputStream code, int... bytes) {
    for (int each : bytes) {
      code.write(each);
    }
  }
}
