/**
 * Calling C from Java without a C compiler.
 *
 * <p>A {@link org.tutti.mpi.natives.linker.NativeLinker} opens a shared library and turns a symbol
 * with a primitive signature into a {@link java.lang.invoke.MethodHandle}. Pointers, handles and
 * addresses cross as {@code long}, so one signature serves every MPI ABI. Three implementations:
 * the {@code java.lang.foreign} interface of JDK 22 and later, reached by reflection because the
 * sources are compiled for 17; below that, native methods registered with JNI (Linux on x86-64,
 * where memory may be made executable), and JNA's direct mapping for all the rest. Only their
 * bootstrap differs; the handles are called the same way.
 */
package org.tutti.mpi.natives.linker;
