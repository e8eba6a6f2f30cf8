package org.tutti.bench.operationtwins;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A class that makes recorded calls in the plainest way there is: method handles in static final
 * fields, arguments from an array, a comparison of each code, and loops where calls repeat
 * themselves.
 */
final class BareCalls {
  private static final String NAME = "org/tutti/bench/operationtwins/BareCallsOfCell";
  private static final String HANDLE = "java/lang/invoke/MethodHandle";
  private static final String HANDLE_TYPE = "L" + HANDLE + ";";
  private static final String HERE = "org/tutti/bench/operationtwins/BareCalls";

  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;";
  private static final String ARGUMENTS = "ARGUMENTS";

  /** The local variable that counts the times of a block. */
  private static final int TIME = 0;

  private final ClassWriter type =
      new ClassWriter(ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS);
  private final List<Object> constants = new ArrayList<>();
  private final String shape;
  private final long[] arguments;
  private final MethodHandle make;
  private int written;

  /** Calls to be made. */
  BareCalls(List<RecordedCall> calls) {
    List<CallBlocks.Block> blocks = CallBlocks.of(calls);
    shape = shape(blocks);
    arguments = arguments(blocks);
    byte[] file = write(blocks);
    try {
      MethodHandles.Lookup here =
          MethodHandles.lookup().defineHiddenClassWithClassData(file, List.copyOf(constants), true);
      make = here.findStatic(here.lookupClass(), "make", MethodType.methodType(void.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the class of bare calls is not usable", e);
    }
  }

  /** A handle that makes the calls, and throws if one fails. */
  MethodHandle handle() {
    return make;
  }

  /** Makes these calls from now on, if they differ from the present ones in arguments only. */
  boolean take(List<RecordedCall> calls) {
    List<CallBlocks.Block> blocks = CallBlocks.of(calls);
    if (!shape(blocks).equals(shape)) {
      return false;
    }
    System.arraycopy(arguments(blocks), 0, arguments, 0, arguments.length);
    return true;
  }

  private static String shape(List<CallBlocks.Block> blocks) {
    StringBuilder text = new StringBuilder();
    for (CallBlocks.Block block : blocks) {
      text.append(block.times());
      for (int index = 0; index < block.first().size(); index++) {
        RecordedCall call = block.first().get(index);
        text.append(' ').append(call.arity() == 0 ? call : call.function());
        for (long step : block.steps().get(index)) {
          text.append(step == 0 ? '=' : '+');
        }
      }
    }
    return text.toString();
  }

  /** Of each argument its first value, and by how much it grows if it does. */
  private static long[] arguments(List<CallBlocks.Block> blocks) {
    LongStream.Builder values = LongStream.builder();
    for (CallBlocks.Block block : blocks) {
      for (int index = 0; index < block.first().size(); index++) {
        RecordedCall call = block.first().get(index);
        long[] steps = block.steps().get(index);
        for (int argument = 0; argument < call.arity(); argument++) {
          values.add(call.argument(argument));
          if (steps[argument] != 0) {
            values.add(steps[argument]);
          }
        }
      }
    }
    return values.build().toArray();
  }

  /**
   * Called by the class that was written.
   *
   * @throws IllegalStateException for any code but that of success
   */
  static void check(long code) {
    if ((int) code != 0) {
      throw new IllegalStateException("MPI error " + (int) code);
    }
  }

  /** Called by the class that was written: a value of its data. */
  static Object constant(MethodHandles.Lookup lookup, int index) throws IllegalAccessException {
    return MethodHandles.classDataAt(lookup, "_", Object.class, index);
  }

  private byte[] write(List<CallBlocks.Block> blocks) {
    int isPlain = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
    type.visit(Opcodes.V17, isPlain, NAME, null, "java/lang/Object", null);
    field(ARGUMENTS, "[J", arguments);
    MethodVisitor make = method("make");
    blocks.forEach(block -> write(make, block));
    end(make);
    initialize();
    type.visitEnd();
    return type.toByteArray();
  }

  private void write(MethodVisitor code, CallBlocks.Block block) {
    Label again = new Label();
    if (block.times() > 1) {
      code.visitInsn(Opcodes.ICONST_0);
      code.visitVarInsn(Opcodes.ISTORE, TIME);
      code.visitLabel(again);
    }
    for (int index = 0; index < block.first().size(); index++) {
      write(code, block.first().get(index), block.steps().get(index));
    }
    if (block.times() > 1) {
      code.visitIincInsn(TIME, 1);
      code.visitVarInsn(Opcodes.ILOAD, TIME);
      code.visitLdcInsn(block.times());
      code.visitJumpInsn(Opcodes.IF_ICMPLT, again);
    }
  }

  private void write(MethodVisitor code, RecordedCall call, long... steps) {
    int index = constants.indexOf(call.handle());
    if (index < 0) {
      index = constants.size();
      field("f" + index, HANDLE_TYPE, call.handle());
    }
    code.visitFieldInsn(Opcodes.GETSTATIC, NAME, "f" + index, HANDLE_TYPE);
    for (int argument = 0; argument < call.arity(); argument++) {
      nextArgument(code);
      if (steps[argument] != 0) {
        code.visitVarInsn(Opcodes.ILOAD, TIME);
        code.visitInsn(Opcodes.I2L);
        nextArgument(code);
        code.visitInsn(Opcodes.LMUL);
        code.visitInsn(Opcodes.LADD);
      }
    }
    String descriptor = call.handle().type().toMethodDescriptorString();
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, HANDLE, "invokeExact", descriptor, false);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, HERE, "check", "(J)V", false);
  }

  private void nextArgument(MethodVisitor code) {
    code.visitFieldInsn(Opcodes.GETSTATIC, NAME, ARGUMENTS, "[J");
    code.visitLdcInsn(written++);
    code.visitInsn(Opcodes.LALOAD);
  }

  private void field(String name, String descriptor, Object value) {
    constants.add(value);
    int isConstant = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    type.visitField(isConstant, name, descriptor, null, null).visitEnd();
  }

  /** Each field takes its value from the data of the class. */
  private void initialize() {
    MethodVisitor code = method("<clinit>");
    for (int index = 0; index < constants.size(); index++) {
      boolean isHandle = index > 0;
      String descriptor = isHandle ? HANDLE_TYPE : "[J";
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC, "java/lang/invoke/MethodHandles", "lookup", "()" + LOOKUP, false);
      code.visitLdcInsn(index);
      code.visitMethodInsn(
          Opcodes.INVOKESTATIC, HERE, "constant", "(" + LOOKUP + "I)" + OBJECT, false);
      code.visitTypeInsn(Opcodes.CHECKCAST, isHandle ? HANDLE : descriptor);
      code.visitFieldInsn(Opcodes.PUTSTATIC, NAME, isHandle ? "f" + index : ARGUMENTS, descriptor);
    }
    end(code);
  }

  private MethodVisitor method(String name) {
    MethodVisitor code = type.visitMethod(Opcodes.ACC_STATIC, name, "()V", null, null);
    code.visitCode();
    return code;
  }

  private static void end(MethodVisitor code) {
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }
}
