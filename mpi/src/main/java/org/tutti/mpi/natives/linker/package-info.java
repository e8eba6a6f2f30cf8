/**
 * Calling C from Java without a C compiler.
 *
 * <p>A {@link org.tutti.mpi.natives.linker.NativeLinker} opens a shared library and turns a symbol
 * with a primitive signature into a {@link java.lang.invoke.MethodHandle}. Pointers, handles and
 * addresses cross as {@code long}, so one signature serves every MPI ABI. Two implementations: the
 * {@code java.lang.foreign} interface of JDK 22 and later, reached by reflection because the
 * sources are compiled for 17, and JNA's direct mapping below that. Only their bootstrap differs;
 * the handles are called the same way.
 */
package org.tutti.mpi.natives.linker;
