package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;

/** MPI's functions of the tool interface (MPI_T); each returns MPI's error code. */
final class ToolFunctions {
  private static final MethodHandle INIT = LibraryBinding.function("MPI_T_init_thread", 2);
  private static final MethodHandle FINALIZE = LibraryBinding.function("MPI_T_finalize", 0);
  private static final MethodHandle COUNT = LibraryBinding.function("MPI_T_cvar_get_num", 1);
  private static final MethodHandle INFO = LibraryBinding.function("MPI_T_cvar_get_info", 10);
  private static final MethodHandle ALLOCATE =
      LibraryBinding.function("MPI_T_cvar_handle_alloc", 4);
  private static final MethodHandle READ = LibraryBinding.function("MPI_T_cvar_read", 2);
  private static final MethodHandle FREE = LibraryBinding.function("MPI_T_cvar_handle_free", 1);
  private static final MethodHandle ENUM_INFO = LibraryBinding.function("MPI_T_enum_get_info", 4);
  private static final MethodHandle ENUM_ITEM = LibraryBinding.function("MPI_T_enum_get_item", 5);

  private ToolFunctions() {}

  static int initialize(int threadLevel, long provided) {
    try {
      return (int) (long) INIT.invokeExact((long) threadLevel, provided);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int finish() {
    try {
      return (int) (long) FINALIZE.invokeExact();
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int count(long number) {
    try {
      return (int) (long) COUNT.invokeExact(number);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int info(int index, ControlVariableMemory into) {
    try {
      return (int)
          (long)
              INFO.invokeExact(
                  (long) index,
                  into.text(),
                  into.textLength(),
                  into.unused(),
                  into.datatype(),
                  into.enumeration(),
                  into.description(),
                  into.descriptionLength(),
                  into.unused(),
                  into.unused());
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int allocate(int index, long handle, long count) {
    try {
      return (int) (long) ALLOCATE.invokeExact((long) index, 0L, handle, count);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int read(long handle, long value) {
    try {
      return (int) (long) READ.invokeExact(handle, value);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int free(long handle) {
    try {
      return (int) (long) FREE.invokeExact(handle);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int enumInfo(long enumeration, ControlVariableMemory into) {
    try {
      return (int)
          (long) ENUM_INFO.invokeExact(enumeration, into.count(), into.text(), into.textLength());
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int enumItem(long enumeration, int index, ControlVariableMemory into) {
    try {
      return (int)
          (long)
              ENUM_ITEM.invokeExact(
                  enumeration, (long) index, into.count(), into.text(), into.textLength());
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }
}
