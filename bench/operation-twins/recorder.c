/*
 * Stubs through which a program calls the functions of a library, and which note the arguments of
 * each call while they are asked to (x86-64, System V). A stub is one jump to where its slot points:
 * to the function, or to what notes the call and then jumps there.
 */
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { FUNCTIONS = 512, CALLS = 16384, IN_REGISTERS = 6, ARGUMENTS = 16 };
enum { FUNCTION = IN_REGISTERS, ON_STACK = FUNCTION + 2 }; /* places in a frame */

struct call {
  int64_t function, thread;
  int64_t position; /* what an argument points to that the function reads and changes */
  int64_t arguments[ARGUMENTS];
};

#define SHARED __attribute__((visibility("protected")))
SHARED void *slots[FUNCTIONS];
SHARED void *targets[FUNCTIONS];
SHARED int64_t positions[FUNCTIONS]; /* number of such an argument, from 1 */
SHARED int64_t number;
SHARED struct call calls[CALLS];

__attribute__((used)) SHARED void *note(int64_t *frame) {
  int64_t function = frame[FUNCTION];
  int64_t index = __atomic_fetch_add(&number, 1, __ATOMIC_RELAXED);
  if (index < CALLS) {
    struct call *call = &calls[index];
    call->function = function;
    call->thread = syscall(SYS_gettid);
    for (int i = 0; i < ARGUMENTS; i++)
      call->arguments[i] = frame[i < IN_REGISTERS ? i : i - IN_REGISTERS + ON_STACK];
    if (positions[function] > 0)
      call->position = *(int32_t *)call->arguments[positions[function] - 1];
  }
  return targets[function];
}

__asm__(
    ".text\n"
    ".globl stubs, recorders\n"
    ".protected stubs, recorders\n"
    ".p2align 4\n"
    "stubs:\n"
    ".set i, 0\n"
    ".rept 512\n"
    ".p2align 4\n"
    "jmp *slots + 8 * i(%rip)\n"
    ".set i, i + 1\n"
    ".endr\n"
    ".p2align 4\n"
    "recorders:\n"
    ".set i, 0\n"
    ".rept 512\n"
    ".p2align 4\n"
    "push $i\n"
    "jmp record\n"
    ".set i, i + 1\n"
    ".endr\n"
    "record:\n"
    "push %r9\n"
    "push %r8\n"
    "push %rcx\n"
    "push %rdx\n"
    "push %rsi\n"
    "push %rdi\n"
    "mov %rsp, %rdi\n"
    "call note\n"
    "pop %rdi\n"
    "pop %rsi\n"
    "pop %rdx\n"
    "pop %rcx\n"
    "pop %r8\n"
    "pop %r9\n"
    "add $8, %rsp\n"
    "jmp *%rax\n");
