package org.tutti.mpi.natives.linker;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodType;

/**
 * Makes a class with one {@code public static native} method, the form in which JNA's direct
 * mapping wants a C function. The class file has no code, so writing its few items by hand is
 * shorter than a library would be (Java Virtual Machine Specification, chapter 4).
 */
final class NativeMethodStub extends ClassLoader {
  private static final int MAGIC = 0xCAFEBABE;
  private static final int CLASS_FILE_VERSION = 52;
  private static final int CONSTANT_UTF8 = 1;
  private static final int CONSTANT_CLASS = 7;
  private static final int ACC_PUBLIC_FINAL_SUPER = 0x0031;
  private static final int ACC_PUBLIC_STATIC_NATIVE = 0x0109;

  private NativeMethodStub() {
    super(NativeMethodStub.class.getClassLoader());
  }

  /** A new class that declares the method and nothing else. */
  static Class<?> define(String method, MethodType signature) {
    String name = NativeMethodStub.class.getPackageName() + ".stub." + method;
    byte[] file = classFile(name.replace('.', '/'), method, signature.toMethodDescriptorString());
    return new NativeMethodStub().defineClass(name, file, 0, file.length);
  }

  private static byte[] classFile(String name, String method, String descriptor) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(MAGIC);
      out.writeInt(CLASS_FILE_VERSION);
      out.writeShort(7); // one more than the constants, which count from 1
      writeText(out, name); // 1
      writeClass(out, 1); // 2
      writeText(out, "java/lang/Object"); // 3
      writeClass(out, 3); // 4
      writeText(out, method); // 5
      writeText(out, descriptor); // 6
      out.writeShort(ACC_PUBLIC_FINAL_SUPER);
      out.writeShort(2);
      out.writeShort(4);
      out.writeShort(0); // interfaces
      out.writeShort(0); // fields
      out.writeShort(1); // methods
      out.writeShort(ACC_PUBLIC_STATIC_NATIVE);
      out.writeShort(5);
      out.writeShort(6);
      out.writeShort(0); // attributes of the method
      out.writeShort(0); // attributes of the class
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
    return bytes.toByteArray();
  }

  private static void writeText(DataOutputStream out, String text) throws IOException {
    out.writeByte(CONSTANT_UTF8);
    out.writeUTF(text);
  }

  private static void writeClass(DataOutputStream out, int nameIndex) throws IOException {
    out.writeByte(CONSTANT_CLASS);
    out.writeShort(nameIndex);
  }
}
